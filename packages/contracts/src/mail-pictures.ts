// The pictures of an email: the service writes their addresses, the site's server draws them. They are the same for
// every reader, so that a request says nothing about who opened an email.

/** The brand's mark, a transparent PNG. */
export const mailMark = '/mail/mark.png';
/** Below it are photographs of the site. */
export const mailPictures = '/mail/pictures/';
/** A photograph by its id, as a JPEG: Outlook shows neither AVIF nor WebP. */
export const mailPicture = (id: string): string => `${mailPictures}${id}.jpg`;
/** As shown, in CSS pixels; the files have twice as many. 3:2, as wide as the frame of an email leaves. */
export const mailSizes = { mark: 40, picture: { width: 586, height: 391 } } as const;
