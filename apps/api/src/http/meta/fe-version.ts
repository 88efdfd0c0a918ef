import { endpoints } from '@voyage/contracts/endpoints.ts';
import { handler } from '../handler.ts';

export const feVersion = handler(endpoints.feVersion, ({ services }) => ({ data: { t: services.catalogue.changedAt }, cacheSeconds: 30 }));
