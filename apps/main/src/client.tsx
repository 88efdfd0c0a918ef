import '@voyage/frame/hydration/evaluate-react.ts';
import { hydrateSite } from '@voyage/frame/hydration/hydrate-site.tsx';
import { getRouter } from './router.tsx';

hydrateSite(getRouter);
