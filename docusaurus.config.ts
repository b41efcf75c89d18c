import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import {errorTables} from './src/plugins/api-reference/errorTables';
import {rehypeHighlight} from './src/markdown/highlight/rehypeHighlight';
import {rehypeTableAlign} from './src/markdown/rehypeTableAlign';
import {openapiDocs, PARTIALS} from './src/plugins/api-reference/openapiDocs';
import {createTemplate} from './src/plugins/browser/deferred-hydration/createTemplate';
import {rawSamples} from './src/markdown/rawSamples';
import {tokenHooks} from './src/markdown/tokenHooks';
import {generatedDocs} from './src/plugins/generated-docs/generatedDocs';
import {announcement} from './src/portal/announcement';
import {iconTags} from './src/portal/icons';
import {copyright, footerColumns, footerLogo} from './src/portal/footer';
import {navbarItems} from './src/portal/navbar';
import {baseUrl, hosts, product} from './src/portal/product';
import {TITLES_FILE, WORKER_FILE} from './src/portal/search';
import {settings} from './src/portal/settings';
import {readTypesenseSettings} from './src/portal/typesense';

const typesense = readTypesenseSettings(process.env) ?? null;
const switchable = settings.colorMode === 'switchable';

export default {
  title: `${product.name} for developers`,
  tagline: 'Vehicle and cargo recognition in the cloud and on your hardware',
  url: hosts.portal,
  baseUrl,
  favicon: 'img/favicon.svg',
  headTags: iconTags,
  organizationName: product.slug,
  projectName: 'developer-portal',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', calendar: 'gregory'}},
  },

  customFields: {typesense},
  ssrTemplate: createTemplate({
    colorMode: settings.colorMode,
    announcement: announcement.id,
    worker: typesense === null ? baseUrl + WORKER_FILE : '',
    titles: typesense === null ? baseUrl + TITLES_FILE : '',
    hydrateWhenIdle: settings.hydrateWhenIdle,
  }),
  // Its inline script tells authors of a wrong `baseUrl`; a test does that here.
  baseUrlIssueBanner: false,
  // Only the dates of documents come from git; its whole history would be read for nothing without
  // them.
  future: {v4: true, faster: true, experimental_vcs: settings.showLastUpdate},
  // The specification names the bare storage keys, which v4 would suffix.
  storage: {type: 'localStorage', namespace: false},

  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    ...tokenHooks,
  },

  staticDirectories: ['static', '.generated/static'],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: {
          id: 'content',
          path: 'docs',
          routeBasePath: 'content',
          sidebarPath: './sidebars.ts',
          numberPrefixParser: false,
          rehypePlugins: [rehypeHighlight, rehypeTableAlign],
          beforeDefaultRemarkPlugins: [rawSamples, errorTables],
          editUrl: settings.editUrl || undefined,
          showLastUpdateTime: settings.showLastUpdate,
          versions: {current: {label: product.docsVersion}},
        },
        theme: {customCss: './src/css/custom.css'},
        sitemap: {ignorePatterns: ['/docs/search']},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    // First: another process writes these pages, and Docusaurus waits for it.
    './src/plugins/library-reference/index.ts',
    './src/plugins/bundler/index.ts',
    './src/plugins/development/index.ts',
    './src/plugins/browser/index.ts',
    './src/plugins/highlight/index.ts',
    './src/plugins/api-reference/index.ts',
    './src/plugins/data-pages/index.ts',
    './src/plugins/sample-files/index.ts',
    './src/plugins/sandbox/index.ts',
    './src/plugins/built-pages/index.ts',
    './src/plugins/site-files/index.ts',
    ['docusaurus-plugin-openapi-docs', openapiDocs] as [string, typeof openapiDocs],
    generatedDocs('api', [PARTIALS]),
    generatedDocs('lib'),
  ],

  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {
      defaultMode: 'light',
      disableSwitch: !switchable,
      respectPrefersColorScheme: switchable,
    },
    announcementBar: {id: announcement.id, content: announcement.html, isCloseable: true},
    docs: {sidebar: {hideable: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {title: product.name, hideOnScroll: settings.navbarHideOnScroll, items: navbarItems},
    footer: {logo: footerLogo, links: footerColumns, copyright},
    // Code is highlighted in the build; a theme would only travel along in the configuration.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies Preset.ThemeConfig,
} satisfies Config;
