import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from '../../calls/call.ts'
import { bringAccount } from '../../calls/own-account.ts'
import { counted } from '../../ui/counted.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { useConfirm } from '../../ui/use-confirm.ts'

/** What the tables of an archive hold, in words, in the order in which they are told. */
const words: Readonly<Record<string, string>> = {
  profiles: 'profile',
  applications: 'application',
  job_postings: 'posted job',
  hackathon_postings: 'posted hackathon',
  saved_searches: 'saved search',
  feedback: 'answer to “Not for me”',
  skill_claims: 'answer about a skill',
}
const many: Readonly<Record<string, string>> = {
  saved_searches: 'saved searches',
  feedback: 'answers to “Not for me”',
  skill_claims: 'answers about skills',
}

function told(brought: Readonly<Record<string, number>>): string {
  const parts = Object.entries(words).flatMap(([table, one]) => {
    const count = brought[table] ?? 0
    return count > 0 ? [counted(count, one, many[table])] : []
  })
  return parts.length === 0
    ? 'The file held nothing to restore.'
    : `Restored: ${new Intl.ListFormat('en-US').format(parts)}.`
}

/** Puts a downloaded archive back into an account that holds no more than a profile. */
export function BringArchive() {
  const client = useQueryClient()
  const confirm = useConfirm()
  const input = useRef<HTMLInputElement>(null)
  const bringing = useMutation({
    mutationFn: bringAccount,
    onSuccess: (brought) => {
      notifySuccess(told(brought))
      return client.invalidateQueries()
    },
    onError: (error) => notifyError('Your data was not restored.', error instanceof CallError ? error.sentence : ''),
  })
  const choose = async (file: File) => {
    const body =
      'Your profile here is replaced by the one in the file. Applications, saved searches and what you told us come back as they were. Postings are reviewed again.'
    if (await confirm({ title: 'Restore from this file?', body, confirmText: 'Restore' })) bringing.mutate(file)
  }
  return (
    <>
      <button
        type="button"
        className="text-link type-text min-h-6"
        disabled={bringing.isPending}
        onClick={() => input.current?.click()}
      >
        {bringing.isPending ? 'Restoring...' : 'Restore my data'}
      </button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="File to restore from"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) void choose(file)
        }}
      />
    </>
  )
}
