/** Whether a path is that of the concierge's page, in any language: the only page with a chat. */
export const isConciergePath = (path: string): boolean => /^\/[^/]+\/user\/concierge\/?$/.test(path);
