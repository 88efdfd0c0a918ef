/** Whether the site currently responds to a reload of this page. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Reloads the page unless the site is down: the browser's own error page would replace ours. */
export async function reloadIfSiteAnswers(): Promise<void> {
  if (await siteAnswers()) location.reload();
}
