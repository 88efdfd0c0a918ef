import { queries } from '@voyage/api-client/queries.ts';
import { familyNameFirst } from '@voyage/domain/full-name.ts';
import { useLocale, useSite } from '@voyage/site-core/context/site-context.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * How the member is addressed: by the first name in English, otherwise by both names, the family name first.
 * Empty while unknown.
 */
export function useMemberName(): string {
  const { api } = useSite();
  const locale = useLocale();
  const { data } = useQuery(queries.profile(api));
  if (!data) return '';
  return locale === 'en' ? data.firstname : familyNameFirst(data);
}
