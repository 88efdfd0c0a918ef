/**
 * The head without nonces that nothing asks for: files of our own pass as 'self', and data (JSON-LD) is not
 * run. Nearly all of a page is then the same for every reader, and only its end has to be made for each.
 */
export function stripRedundantNonces(html: string): string {
  const end = html.indexOf('</head>');
  return (
    html
      .slice(0, end)
      .replaceAll(/(<(?:link|meta|script type="application\/ld\+json")(?: [^>]*?)?) nonce="[^"]*"/g, '$1')
      .replace(/<meta property="csp-nonce"[^>]*>/, '') + html.slice(end)
  );
}
