import { sitePreset } from '@voyage/vite/site-preset.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) =>
  sitePreset({ brand: 'main', port: Number(process.env.MAIN_PORT ?? 3000), command }),
);
