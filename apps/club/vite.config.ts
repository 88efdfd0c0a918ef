import { sitePreset } from '@voyage/vite/site-preset.ts';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) =>
  sitePreset({ brand: 'club', port: Number(process.env.CLUB_PORT ?? 3001), command }),
);
