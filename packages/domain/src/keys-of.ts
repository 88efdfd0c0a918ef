/** The keys of an object that has just those that its type names: Object.keys knows them as any text. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[]; // true of the literals that this is for, as of nothing wider
