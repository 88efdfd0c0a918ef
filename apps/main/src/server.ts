import { createStartHandler } from '@tanstack/react-start/server';
import { pageRenderer, renderPage } from '@voyage/site/render-page.tsx';

const fetch = createStartHandler(renderPage);
export default { fetch, render: pageRenderer((request) => fetch(request)) };
