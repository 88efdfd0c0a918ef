import { endpoints } from '@voyage/contracts/endpoints.ts';
import { rotate } from '../../session/rotate.ts';
import { handler } from '../handling/handler.ts';

export const refreshToken = handler(endpoints.refreshToken, async ({ body, services }) => ({
  data: await rotate(services, body.refreshToken),
}));
