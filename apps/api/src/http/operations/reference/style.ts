import { day, night, type Palette } from '../palettes.ts';
import { faceRules } from '../fonts.ts';

/** Redoc's greys from the page to the text, from which it derives backgrounds, lines and text. */
const dayGreys =
  `#fffdf9 #f3ecdf ${day.hairline} #cbbfac #7d7365 #6b6257 ${day.secondary} #3f3a34 #2f2b27 #26221e ${day.text}`.split(
    ' ',
  );
const nightGreys =
  `${night.page} ${night.panel} ${night.raised} ${night.hairline} #7f8d95 #97a3a8 ${night.secondary} #d5d8d3 #e5e2da #ede8de ${night.text}`.split(
    ' ',
  );

const variables = (color: Palette, greys: string[]): string => `
  ${greys.map((grey, i) => `--color-warm-grey-${i + 1}: ${grey};`).join(' ')}
  --color-blue-6: ${color.action};
  --color-blue-7: ${color.action};
  --color-blueberry-6: ${color.action};
  --color-purple-7: ${color.action};
  --color-blue-1: ${color.panel};
  --bg-color-hover: ${color.panel};
  --menu-item-bg-color-hover: ${color.panel};
  --bg-color-active: ${color.panel};
  --bg-color: ${color.page};
  --bg-color-raised: ${color.raised};
  --bg-color-tonal: ${color.panel};
  --sidebar-bg-color: ${color.page};
  --text-color-primary: ${color.text};
  --text-color-secondary: ${color.secondary};
  --text-color-description: ${color.text};
  --text-color-helper: ${color.secondary};
  --heading-text-color: ${color.text};
  --menu-item-color-active: ${color.text};
  --link-color-primary: ${color.action};
  --link-color-primary-hover: ${color.action};
  --border-color-primary: ${color.border};
  --border-color-secondary: ${color.hairline};
  --our-focus: ${color.focus};
  background: ${color.page};
  color: ${color.text};`;

// Redoc's own rules for :root come later and those for :root.dark are more specific, hence the threefold
// :root.
export const referenceStyle = `
${faceRules('docs')}
:root:root:root {
  color-scheme: light;
  --font-family-base: 'Hanken Grotesk', system-ui, sans-serif;
  --heading-font-family: 'Hanken Grotesk', system-ui, sans-serif;
  --h1-font-family: 'Cormorant Garamond', Georgia, serif;
  --h1-font-weight: 500;
  --h2-font-family: 'Cormorant Garamond', Georgia, serif;
  --h2-font-weight: 500;
  --border-radius: 2px;
  ${variables(day, dayGreys)}
}
:root:root:root.dark {
  color-scheme: dark;
  ${variables(night, nightGreys)}
}
@media (prefers-color-scheme: dark) {
  :root:root:root:not(.light) {
    color-scheme: dark;
    ${variables(night, nightGreys)}
  }
}
body {
  margin: 0;
  font: 16px/1.6 var(--font-family-base);
}
:focus-visible {
  outline: 2px solid var(--our-focus) !important;
  outline-offset: 2px;
}
.wait {
  max-width: 40rem;
  margin: 4rem auto;
  padding: 0 1rem;
}
/* Copies a page for a chat of others, or opens it there. */
[data-component-name='SplitButton/SplitButton'] {
  display: none !important;
}
/* Its picture would come from elsewhere (files.ts). */
a[href='https://redocly.com/redoc/'] p::after {
  content: ' Redoc';
}
@media (prefers-reduced-motion: reduce) {
  * {
    transition: none !important;
    scroll-behavior: auto !important;
  }
}
`;
