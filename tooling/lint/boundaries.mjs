// Who may import whom (docs/architecture): only downwards, features never each other.
const floor = { domain: 1, contracts: 2, routes: 2, brand: 2, themes: 2, i18n: 2, 'api-client': 3, ui: 3, site: 3, features: 4 };
const names = Object.keys(floor);
const packages = (list) => `^packages/(${list.join('|')})/`;

export default {
  forbidden: [
    ...names.map((name) => ({ name: `${name}-imports-downwards`, severity: 'error', from: { path: packages([name]) }, to: { path: packages(names.filter((other) => other !== name && (floor[other] > floor[name] || (floor[other] === floor[name] && floor[name] < 3)))) } })),
    { name: 'ui-sees-themes', comment: 'Components know neither words, brands nor the service.', severity: 'error', from: { path: '^packages/ui/' }, to: { path: '^packages/(?!ui/|themes/|domain/)' } },
    { name: 'api-client-below-the-frame', severity: 'error', from: { path: '^packages/api-client/' }, to: { path: '^packages/(ui|site|i18n|brand|themes|routes)/' } },
    { name: 'features-apart', severity: 'error', from: { path: '^packages/features/([^/]+)/' }, to: { path: '^packages/features/([^/]+)/', pathNot: '^packages/features/$1/' } },
    { name: 'packages-below-apps', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    { name: 'apps-apart', severity: 'error', from: { path: '^apps/([^/]+)/' }, to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' } },
    { name: 'service-sees-contracts-and-domain', severity: 'error', from: { path: '^apps/api/' }, to: { path: '^packages/(?!contracts/|domain/)' } },
    { name: 'no-cycles', severity: 'error', from: { path: '^(apps|packages|tooling)/', pathNot: 'node_modules|routeTree' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' }, exclude: { path: '(^|/)(dist|generated|storybook-static)/|\\.gen\\.ts$|node_modules' }, tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
};
