export { startInstance } from '@voyage/site-server/start-instance.ts';
