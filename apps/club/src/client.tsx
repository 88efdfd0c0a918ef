import { hydrateSite } from '@voyage/site-core/hydration/hydrate-site.tsx';
import { getRouter } from './router.tsx';

hydrateSite(getRouter);
