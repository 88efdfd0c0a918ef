import { BlockList, isIP } from 'node:net';

/** Addresses whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies {
  has(address: string): boolean;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads a list of addresses and ranges, separated by commas: `10.0.0.7, 10.4.0.0/16, fd00::/8`. A cluster
 * assigns its sites new addresses at every start, so that only their range is known.
 * @throws Error naming what is neither an address nor a range
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', length, ...rest] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : Number(length);
    if (isIP(address) === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length)))
      throw new Error(`"${entry}" is neither an address nor a range`);
    // A range of everything would let every visitor choose an address.
    if (prefix < 1 || prefix > bits) throw new Error(`"${entry}": the range must be /1 to /${bits}`);
    list.addSubnet(address, prefix, family(address));
  }
  return { has: (address) => isIP(address) !== 0 && list.check(address, family(address)) };
}
