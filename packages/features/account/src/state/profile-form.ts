import { queries } from '@voyage/api-client/queries.ts';
import { contactPerson, postalAddress } from '@voyage/contracts/auth.ts';
import type { Input, Output } from '@voyage/contracts/endpoint.ts';
import { particulars, type changeProfile, type profile } from '@voyage/contracts/user.ts';
import { salutation } from '@voyage/contracts/values.ts';
import { useForm, type FormHandle, type Labels } from '@voyage/forms/use-form.ts';
import { useFailureNotice } from '@voyage/site-core/errors/failure-notice.ts';
import { useNotify } from '@voyage/site-core/errors/notices.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { atom, useSetAtom } from 'jotai';
import { createContext, useContext, useEffect, useId } from 'react';
import * as v from 'valibot';

export type Profile = Output<typeof profile.data>;
type Change = Input<typeof changeProfile.body>;

// Names are the paths of the contract, so that errors of the service appear at their fields.
const entries = particulars.entries;
export const titleSchema = v.object({ title: salutation });
export const addressSchema = v.object({ address: postalAddress });
export const emergencySchema = v.object({ emergencyContact: contactPerson });
export const companySchema = v.object({
  particulars: v.object({
    companyTitle: entries.companyTitle.wrapped,
    companyName: entries.companyName.wrapped,
    taxId: entries.taxId.wrapped,
  }),
});
export const personalSchema = v.object({
  particulars: v.object({
    passportNationality: entries.passportNationality.wrapped,
    maritalStatus: entries.maritalStatus.wrapped,
    anniversary: entries.anniversary.wrapped,
    hobby: entries.hobby.wrapped,
    preferredContactTime: entries.preferredContactTime.wrapped,
  }),
});

/** Ids of the profile forms with unsaved changes. */
const unsaved = atom<ReadonlySet<string>>(new Set<string>());
export const anyUnsaved = atom((get) => get(unsaved).size > 0);

/** Registers whether leaving the page would lose changes of a form, as long as the form is mounted. */
export function useUnsaved(dirty: boolean): void {
  const id = useId();
  const set = useSetAtom(unsaved);
  useEffect(() => {
    if (!dirty) return;
    set((all) => new Set([...all, id]));
    return () => set((all) => new Set([...all].filter((one) => one !== id)));
  }, [dirty, id, set]);
}

/** Replaces the form of a part with its facts. */
export const CloseSection = createContext<() => void>(() => {});

/** The form of one part of the profile: it saves only that part, shows the result immediately and closes. */
export function useProfileForm<V extends Record<string, unknown>, O>({
  body,
  ...form
}: {
  schema: v.GenericSchema<V, O>;
  defaults: Parameters<typeof useForm<V, O, Profile>>[0]['defaults'];
  labels: Labels<V>;
  /** The values to be sent. */
  body: (output: O) => Change;
}): FormHandle<V> {
  const { t, api, queryClient } = usePage();
  const notify = useNotify();
  const close = useContext(CloseSection);
  const handle = useForm<V, O, Profile>({
    ...form,
    send: (output) => api.call('changeProfile', { body: body(output) }),
    onSent: (saved) => {
      queryClient.setQueryData(queries.profile(api).queryKey, saved);
      notify(t('profile.saved'), 'positive');
      close();
    },
    onFailed: useFailureNotice(),
  });
  useUnsaved(handle.dirty && !handle.sent);
  return handle;
}
