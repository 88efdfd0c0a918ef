/**
 * Paper is white in both brands, and browsers print no backgrounds: text is black. Plain values,
 * for files without our styles too.
 */
export const ink = {
  page: '#fff',
  panel: '#fff',
  raised: '#fff',
  text: '#000',
  secondary: '#444',
  action: '#000',
  hairline: '#bbb',
};
