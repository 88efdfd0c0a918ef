import { hydrateSite } from '@voyage/frame/hydration/hydrate-site.tsx';
import { getRouter } from './router.tsx';

hydrateSite(getRouter);
