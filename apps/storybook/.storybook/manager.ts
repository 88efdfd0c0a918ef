import { brand as club } from '@voyage/brand/club.ts';
import { brand as main } from '@voyage/brand/main.ts';
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { brandTheme } from './brand-theme.ts';

// Storybook's own frame is bundled separately, without module conditions: the brand comes from the
// environment.
const [brand, other] = process.env.STORYBOOK_BRAND === 'club' ? [club, main] : [main, club];

addons.setConfig({
  panelPosition: 'bottom',
  sidebar: { showRoots: true },
  theme: brandTheme(brand),
});

/**
 * Opens the same story in the other brand's Storybook, which is published beside this one; in the same
 * language if the other brand has it.
 */
function showOther(): void {
  const address = new URL(process.env.STORYBOOK_OTHER_BRAND ?? `../${other.id}/`, location.href);
  address.search = location.search;
  const globals = address.searchParams.get('globals') ?? '';
  const [, locale] = /(?:^|;)locale:([\w-]+)/.exec(globals) ?? [];
  if (locale && !other.locales.some((one) => one === locale)) address.searchParams.delete('globals');
  location.assign(address);
}

addons.register('voyage/brand', () =>
  addons.add('voyage/brand/switch', {
    type: types.TOOL,
    title: 'Brand',
    match: ({ viewMode, tabId }) => !tabId && (viewMode === 'story' || viewMode === 'docs'),
    // Storybook bundles this file with the classic JSX transform, which needs React in scope; it is not
    // imported here.
    render: () =>
      createElement(
        Button,
        { variant: 'ghost', size: 'small', ariaLabel: `Show this in ${other.name}`, onClick: showOther },
        `${brand.name} ⇄ ${other.name}`,
      ),
  }),
);
