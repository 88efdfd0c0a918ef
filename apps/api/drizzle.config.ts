import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @voyage/api exec drizzle-kit generate` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema/*.ts', './src/mail/tables.ts', './src/payments/gateway/sandbox/tables.ts'],
  out: './src/db/migrations',
});
