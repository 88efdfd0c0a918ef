const intercom = (hosts: string): string[] => hosts.split(' ').map((host) => `https://${host}.intercom.io`);
const cdn = (hosts: string): string[] => hosts.split(' ').map((host) => `https://${host}.intercomcdn.com`);

/**
 * What Intercom's messenger loads, by directive, as documented for workspaces in the United States
 * (docs/third-party.md); without the hosts of embedded videos, which a chat does not need.
 */
export const chatSources = {
  script: [...intercom('app widget'), ...cdn('js')],
  connect: [
    ...intercom('via api api-iam api-ping nexus-websocket-a nexus-websocket-b'),
    'wss://nexus-websocket-a.intercom.io',
    'wss://nexus-websocket-b.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    ...cdn('uploads'),
    'https://uploads.intercomusercontent.com',
  ],
  image: [
    'blob:',
    ...cdn('js downloads gifs video-messages'),
    'https://static.intercomassets.com',
    'https://uploads.intercomusercontent.com',
    ...intercom('messenger-apps'),
    ...[5, 6, 9].map((n) => `https://*.intercom-attachments-${n}.com`),
  ],
  font: cdn('js fonts'),
  media: cdn('js downloads'),
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  form: ['https://intercom.help', ...intercom('api-iam')],
} as const;
