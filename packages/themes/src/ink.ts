/** Paper is white in both brands, and browsers print no backgrounds: ink is black. Plain values, for files that stand without our styles too. */
export const ink = {
  page: '#fff',
  panel: '#fff',
  raised: '#fff',
  text: '#000',
  secondary: '#444',
  action: '#000',
  hairline: '#bbb',
};
