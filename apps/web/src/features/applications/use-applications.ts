import { applicationCaps } from '@scry/contracts/applications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Application,
  type ApplicationChange,
  applicationsQuery,
  bringApplications,
  dropApplication,
  saveApplication,
} from '../../calls/applications.ts'
import { CallError } from '../../calls/call.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { useConfirm } from '../../ui/use-confirm.ts'

const sentenceOf = (error: unknown) => (error instanceof CallError ? error.sentence : '')

/** The text of a file; one of another encoding would come in with its letters lost. */
async function csvText(file: File): Promise<string> {
  const refuse = (sentence: string) => new CallError('', 0, 'invalid-input', sentence)
  if (file.size > applicationCaps.fileBytes) {
    throw refuse(`It is larger than ${applicationCaps.fileBytes / 1000} KB. Split it into several files.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch (cause) {
    console.warn('The file is not in UTF-8.', cause)
    throw refuse('Its letters are not in UTF-8. Save it as “CSV UTF-8” and choose it again.')
  }
}

/** The record with its changes: shown at once, and put back where the server did not take them. */
export function useApplications(accountId: string) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const query = applicationsQuery(accountId)
  const list = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const put = (id: string, made: (one: Application) => Application) =>
    client.setQueryData(query.queryKey, (all) => all?.map((one) => (one.id === id ? made(one) : one)))
  const change = useMutation({
    mutationFn: ({ id, ...fields }: ApplicationChange & { id: string }) => saveApplication(id, fields),
    onMutate: async ({ id, ...fields }) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      const before = client.getQueryData(query.queryKey)?.find((one) => one.id === id)
      put(id, (one) => ({ ...one, ...fields }))
      return before
    },
    onError: (error, { id }, before) => {
      // That one alone: a change of another may have been taken meanwhile.
      if (before) put(id, () => before)
      notifyError('The change was not saved. Try again.', sentenceOf(error))
    },
  })
  const removal = useMutation({
    mutationFn: dropApplication,
    onSuccess: refresh,
    onError: (error) => notifyError('It could not be removed. Try again.', sentenceOf(error)),
  })
  const bringing = useMutation({
    mutationFn: async (file: File) => bringApplications(await csvText(file)),
    onSuccess: ({ added, changed }) => {
      notifySuccess(`${added} added, ${changed} changed.`)
      return refresh()
    },
    onError: (error) => notifyError('The file was not imported.', sentenceOf(error)),
  })
  return {
    list,
    change: change.mutate,
    /** Answers whether it was taken. */
    save: (fields: ApplicationChange & { id: string }) =>
      change.mutateAsync(fields).then(
        () => true,
        () => false,
      ),
    bring: bringing.mutate,
    brought: bringing.data,
    remove: async ({ id, title }: Application) => {
      const body = `${title} and your notes on it will be removed for good.`
      if (await confirm({ title: 'Remove this application?', body, confirmText: 'Remove', danger: true }))
        removal.mutate(id)
    },
  }
}
