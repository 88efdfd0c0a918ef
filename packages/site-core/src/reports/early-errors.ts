declare global {
  interface Window {
    /** Errors since the page was opened, at most five; undefined if the site collects no reports. */
    $err?: Event[];
  }
}

/**
 * Stores errors until the reporting script is loaded. The site's server inserts it into a page's first inline
 * script if reports are collected (packages/site-server/src/reports), and its presence switches reporting on.
 */
export const earlyErrors =
  '$err=[];for(let t of["error","unhandledrejection"])addEventListener(t,e=>$err[4]||$err.push(e));';
