/** Something that the portal documents, as menus and cards name it. */
export interface CatalogueEntry {
  readonly label: string;
  readonly to: string;
  /** One sentence for cards. */
  readonly description: string;
}
