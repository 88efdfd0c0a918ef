import type { Locale } from '@voyage/domain/locale.ts';

/** The parts of the staff desk, by their path; the overview has none. */
const deskSections = [
  'members',
  'new-member',
  'concierge',
  'fast-track',
  'tailor-made',
  'refunds',
  'invitations',
  'reviews',
  'drafts',
  'content',
] as const;
export type DeskSection = (typeof deskSections)[number];

export const isDeskSection = (name: string): name is DeskSection =>
  deskSections.some((section) => section === name);

/**
 * Separate from href.ts, which every page contains: members never need it. `id`: a member's, of `members`.
 */
export const deskAddress = (lang: Locale, section?: DeskSection, id?: string, page = 1): string =>
  `/${lang}/user/staff${section ? `/${section}` : ''}${id ? `/${id}` : ''}${page > 1 ? `?page=${page}` : ''}`;
