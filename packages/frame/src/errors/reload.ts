/** Whether a page of the site, as a reload would ask for it, can be had now. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Reloads the page, but not while the site is away: the browser's own error page would take the place of ours. */
export async function reloadIfSiteAnswers(): Promise<void> {
  if (await siteAnswers()) location.reload();
}
