import { brandColors, type BrandColors } from '../../platform/brand-colors.ts';

/** Colours of the service's own pages: the reference, and the mailbox of a demonstration. */
export interface Palette extends Pick<
  BrandColors,
  'page' | 'panel' | 'raised' | 'text' | 'secondary' | 'action' | 'hairline'
> {
  border: string;
  focus: string;
}
const shared = ({ page, panel, raised, text, secondary, action, hairline }: BrandColors) => ({
  page,
  panel,
  raised,
  text,
  secondary,
  action,
  hairline,
});
const { main, club } = brandColors;
/**
 * The colours of both brands, without the name of either: Aldermere's paper by day, Lanthorn's ink by night.
 * A test compares them with packages/themes, which the service does not import.
 */
export const day: Palette = { ...shared(main), border: '#8A8072', focus: '#1F4F8F' };
export const night: Palette = {
  ...shared(club),
  // In a dark email the page and its card have the colours of the site's page and panel; within the card
  // surfaces are raised.
  panel: club.raised,
  raised: club.panel,
  border: '#6F7E86',
  focus: '#9CC7FF',
};
