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

/** The record with its changes: shown at once, and put back where the server did not take them. */
export function useApplications(accountId: string) {
  const client = useQueryClient()
  const confirm = useConfirm()
  const query = applicationsQuery(accountId)
  const list = useQuery(query)
  const refresh = () => client.invalidateQueries({ queryKey: query.queryKey })
  const change = useMutation({
    mutationFn: ({ id, ...fields }: ApplicationChange & { id: string }) => saveApplication(id, fields),
    onMutate: async ({ id, ...fields }) => {
      await client.cancelQueries({ queryKey: query.queryKey })
      const before = client.getQueryData(query.queryKey)
      client.setQueryData(query.queryKey, (all: Application[] | undefined) =>
        all?.map((one) => (one.id === id ? { ...one, ...fields } : one)),
      )
      return { before }
    },
    onError: (error, _, kept) => {
      client.setQueryData(query.queryKey, kept?.before)
      notifyError('The change was not saved. Try again.', sentenceOf(error))
    },
  })
  const removal = useMutation({
    mutationFn: dropApplication,
    onSuccess: refresh,
    onError: (error) => notifyError('It could not be removed. Try again.', sentenceOf(error)),
  })
  const bringing = useMutation({
    mutationFn: async (file: File) => bringApplications(await file.text()),
    onSuccess: ({ added, changed }) => {
      notifySuccess(`${added} added, ${changed} changed.`)
      return refresh()
    },
    onError: (error) => notifyError('The file was not taken.', sentenceOf(error)),
  })
  return {
    list,
    change: change.mutate,
    bring: bringing.mutate,
    brought: bringing.data,
    remove: async ({ id, title }: Application) => {
      const body = `${title} and your notes go for good.`
      if (await confirm({ title: 'Remove this application?', body, confirmText: 'Remove', danger: true }))
        removal.mutate(id)
    },
  }
}
