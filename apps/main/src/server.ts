import { createStartHandler } from '@tanstack/react-start/server';
import { builtAt } from '@voyage/site/built-at.ts';
import { pageRenderer, renderPage } from '@voyage/site/render-page.tsx';

const fetch = createStartHandler(renderPage);
export default { fetch, builtAt, render: pageRenderer((request) => fetch(request)) };
