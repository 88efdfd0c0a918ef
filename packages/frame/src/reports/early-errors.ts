declare global {
  interface Window {
    /** Errors since the page was opened, at most five; undefined where the site collects no reports. */
    $err?: Event[];
  }
}

/**
 * Keeps errors until the script that reports them is there. The site's server writes it into a page's first inline
 * script where reports are collected (packages/site-server/src/reports), and its presence switches reporting on.
 */
export const earlyErrors =
  '$err=[];for(let t of["error","unhandledrejection"])addEventListener(t,e=>$err[4]||$err.push(e));';
