import type { StorybookConfig } from '@storybook/react-vite';
import { sitePreset } from '@voyage/vite/site-preset.ts';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type PluginOption } from 'vite';
import { brandOfEnvironment, devPorts } from '../src/brand-of-environment.ts';

const brand = brandOfEnvironment();

/** Without the plugins that concern a site's routes and its files: stories have neither. */
async function withoutSite(option: PluginOption): Promise<PluginOption[]> {
  const plugin = await option;
  if (Array.isArray(plugin)) return (await Promise.all(plugin.map(withoutSite))).flat();
  return plugin && !/^(tanstack|vite-plugin-tanstack|compile-hint)/.test(plugin.name) ? [plugin] : [];
}

/**
 * Tables of props for parts that are used by others: parsing every module for them took longer than all else of a
 * build.
 */
function documentsParts(option: PluginOption): void {
  if (!option || !('name' in option) || option.name !== 'storybook:react-docgen-plugin') return;
  const { transform } = option;
  if (typeof transform !== 'function') return;
  const id =
    /packages\/(ui|travel-ui|forms|map|site-core|site-chrome|sign-in|stay-parts|checkout|correspondence)\/src\/(?!.*\.stories\.).*\.tsx$/;
  option.transform = { filter: { id }, handler: transform };
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    // Stories of one brand's own pages are shown only in that brand.
    `../src/**/${brand === 'club' ? '!(ScreenPage)' : '*'}.stories.tsx`,
    '../../../packages/{themes,ui,travel-ui,forms,map}/src/**/*.{mdx,stories.tsx}',
    // Stories of one brand's own pages are shown only in that brand.
    `../../../packages/features/!(${brand === 'club' ? 'experiences' : 'eligibility'})/src/**/*.stories.tsx`,
  ],
  addons: [
    // Markdown tables, which MDX itself does not support.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../../../packages/pictures/public'],
  // TypeScript 7 has no JavaScript API, which the other docgen needs.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  core: {
    disableTelemetry: true,
    enableCrashReports: false,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
  },
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" type="image/svg+xml">`,
  env: (env, { configType }) => ({
    ...env,
    STORYBOOK_BRAND: brand,
    ...(configType === 'DEVELOPMENT'
      ? { STORYBOOK_OTHER_BRAND: `http://localhost:${devPorts[brand === 'club' ? 'main' : 'club']}/` }
      : {}),
  }),
  async viteFinal(own, { configType }) {
    const {
      publicDir: _ours,
      server: _proxy,
      environments: _server,
      plugins,
      ...preset
    } = sitePreset({
      brand,
      port: devPorts[brand],
      command: configType === 'PRODUCTION' ? 'build' : 'serve',
    });
    own.plugins?.forEach(documentsParts);
    return mergeConfig(own, {
      ...preset,
      plugins: await withoutSite(plugins),
      build: { ...preset.build, chunkSizeWarningLimit: 4000 },
    });
  },
};
export default config;
