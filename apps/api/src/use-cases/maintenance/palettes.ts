import { brands, type MailColors } from '../../mail/brands.ts';

/** What the service's own pages (the reference, the mailbox of a demonstration) take of the colours of email, and what email does not need. */
export interface Palette extends Pick<
  MailColors,
  'page' | 'panel' | 'raised' | 'text' | 'secondary' | 'action' | 'hairline'
> {
  border: string;
  focus: string;
}
const shared = ({ page, panel, raised, text, secondary, action, hairline }: MailColors) => ({
  page,
  panel,
  raised,
  text,
  secondary,
  action,
  hairline,
});
const { main, club } = brands;
/** The colours of both brands, without the name of either: Aldermere's paper by day, Lanthorn's ink by night. A test compares them with packages/themes, which the service does not see. */
export const day: Palette = { ...shared(main.color), border: '#8A8072', focus: '#1F4F8F' };
export const night: Palette = {
  ...shared(club.color),
  // A dark email lays its card on the page as the site lays a panel, and raises what is in the card.
  panel: club.color.raised,
  raised: club.color.panel,
  border: '#6F7E86',
  focus: '#9CC7FF',
};
