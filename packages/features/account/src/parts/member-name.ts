import { queries } from '@voyage/api-client/queries.ts';
import { useLocale, useSite } from '@voyage/frame/router/site-context.ts';
import { useQuery } from '@tanstack/react-query';

/** How the reader is called: by the first name in English, else by both, the family's first. Empty while nobody knows. */
export function useMemberName(): string {
  const { api } = useSite();
  const locale = useLocale();
  const { data } = useQuery(queries.profile(api));
  if (!data) return '';
  return locale === 'en' ? data.firstname : `${data.lastname} ${data.firstname}`.trim();
}
