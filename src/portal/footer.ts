import {apis} from './apis';
import {toMenuItems} from './catalogue';
import {hosts, names, product} from './product';

const code = (api: string, language: string): string =>
  `/content/tutorials/${api}-api/code-samples/${language}`;

/** A function of the console: in the same tab, as every link of the portal. */
const inConsole = (label: string, path: string) => ({
  label,
  href: `${hosts.console}/${path}`,
  target: '_self',
});

/** The drawing is in the page (src/theme/Footer/Logo); the size is the specification's. */
export const footerLogo = {alt: product.name, src: 'img/favicon.svg', width: 162, height: 50};

/** Columns of the footer (specification section 2). */
export const footerColumns = [
  {
    title: 'General',
    items: [
      {label: 'Documentation', to: '/content/'},
      {label: 'FAQ', to: '/content/faq'},
      {label: 'Countries', to: '/content/references/countries'},
      {label: 'Libraries', to: '/lib'},
      {label: 'Which subscription?', to: '/content/tutorials/which-subscription'},
      {label: 'Accessibility', to: '/content/accessibility'},
    ],
  },
  {
    title: 'Cloud Console',
    items: [
      inConsole('Overview: API key and subscription', ''),
      inConsole('How to use', 'how-to-use'),
      inConsole('Demo', 'demo'),
      inConsole('Storage and hooks events', 'events'),
      inConsole('Account management', 'account'),
      inConsole('Regions and countries', 'regions'),
    ],
  },
  {
    title: 'Tutorials',
    items: [
      {label: 'Vehicle API: getting started', to: '/content/tutorials/vehicle-api/getting-started'},
      {
        label: 'Transport API: getting started',
        to: '/content/tutorials/transport-api/getting-started',
      },
      {label: 'Event forwarding with hooks', to: '/content/tutorials/hooks/introduction'},
      {
        label: 'Consuming forwarded events in a Node.js app',
        to: '/content/tutorials/hooks-webhook-server/intro',
      },
      {label: 'Code samples in cURL', to: code('vehicle', 'curl')},
      {label: 'Code samples in JS/TS', to: code('vehicle', 'javascript')},
      {label: 'Code samples in Python', to: code('vehicle', 'python')},
    ],
  },
  {
    title: 'API Reference',
    items: [
      ...toMenuItems(apis),
      {label: 'JS/TS client library', to: `/lib/${names.clientPackage}/`},
      {label: 'Python client library', to: `/lib/${names.pythonDistribution}/`},
    ],
  },
];

/**
 * Line below the columns; the year is the year of the documentation release, so that builds are
 * reproducible.
 */
export const copyright = `Copyright © ${product.docsVersion.slice(0, 4)} ${product.copyrightHolder}.`;
