/** The keys of an object that has exactly the keys of its type: Object.keys types them as `string`. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[]; // true for the object literals that this is meant for
