import { createStartHandler } from '@tanstack/react-start/server';
import { builtAt } from '@voyage/site-core/version/built-at.ts';
import { pageRenderer, renderPage } from './pages/render-page.tsx';

const fetch = createStartHandler(renderPage);
/** The server part of a built site: Start's handler, and the pages as `serve-site.ts` expects them. */
export const serverEntry = { fetch, builtAt, render: pageRenderer((request) => fetch(request)) };
