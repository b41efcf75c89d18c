/** Keys that a document may have: a typo in any other would silently do nothing. */
export const frontMatterSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description'],
  properties: {
    title: {
      type: 'string',
      pattern: '\\S',
      maxLength: 160,
      description: 'one line, the heading of the page.',
    },
    description: {
      type: 'string',
      pattern: '\\S',
      maxLength: 160,
      description: 'one sentence of at most 160 characters, shown by search engines and on cards.',
    },
    slug: {
      type: 'string',
      pattern: '^/([a-z0-9_-]+(/[a-z0-9_-]+)*)?/?$',
      description: 'the route below /content, only where the path cannot give it.',
    },
    sidebar_label: {
      type: 'string',
      pattern: '\\S',
      description: 'a shorter title for the sidebar.',
    },
    sidebar_position: {type: 'number', description: 'the place in a generated sidebar.'},
    pagination_label: {
      type: 'string',
      minLength: 1,
      description: 'a clearer title for the previous and next cards.',
    },
    keywords: {type: 'array', items: {type: 'string'}, description: 'words for search engines.'},
    image: {type: 'string', description: 'the picture for link previews.'},
    toc_max_heading_level: {
      type: 'integer',
      minimum: 2,
      maximum: 6,
      description: 'the deepest heading in the table of contents.',
    },
    hide_table_of_contents: {
      type: 'boolean',
      description: 'whether the table of contents is left out.',
    },
  },
} as const;
