import { createStartHandler } from '@tanstack/react-start/server';
import { builtAt } from '@voyage/frame/version/built-at.ts';
import { pageRenderer, renderPage } from '@voyage/site-server/render-page.tsx';

const fetch = createStartHandler(renderPage);
export default { fetch, builtAt, render: pageRenderer((request) => fetch(request)) };
