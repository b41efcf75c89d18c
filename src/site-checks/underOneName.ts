import {product} from '../portal/product';

/** As the product is called when nobody has changed it. */
const DEFAULT = {name: 'Gantry', slug: 'gantry'};

/**
 * A text as it would be under one name of the product: what a seed, a length or a number of bytes
 * decides must be the same under every name.
 */
export const underOneName = (text: string): string =>
  text.replaceAll(product.name, DEFAULT.name).replaceAll(product.slug, DEFAULT.slug);

/** The same text as it is under the product's own name. */
export const underOurName = (text: string): string =>
  text.replaceAll(DEFAULT.name, product.name).replaceAll(DEFAULT.slug, product.slug);
