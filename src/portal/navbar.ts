import type {NavbarItem} from '@docusaurus/theme-common';
import {hosts, names, product} from './product';

/** Items of the top navbar (specification section 2), in reading order. */
export const navbarItems: NavbarItem[] = [
  {label: 'Getting Started', to: '/content/tutorials/vehicle-api/getting-started', position: 'left'},
  {label: 'FAQ', to: '/content/faq', position: 'left'},
  {
    label: 'Libraries',
    position: 'left',
    type: 'dropdown',
    items: [
      {label: 'JavaScript cloud client', to: `/lib/${names.clientPackage}/`},
      {label: 'Webhook signature middleware', to: `/lib/${names.middlewarePackage}/`},
    ],
  },
  {
    label: 'Downloadable Products',
    position: 'left',
    type: 'dropdown',
    items: [
      {label: 'On-premise worker', to: `/content/downloadable-products/on-premise-${product.slug}-worker/`},
      {label: 'Worker base image', to: `/content/downloadable-products/${product.slug}-worker-base-image/`},
      {label: 'Vehicle detector agent', to: '/content/downloadable-products/agent-docs/intro'},
      {
        label: 'Mobile app',
        to: `/content/downloadable-products/${product.slug}-mobile-docs/${product.slug}-mobile`,
      },
      {label: 'License service client', to: '/content/downloadable-products/license-service-client/intro'},
    ],
  },
  {
    label: 'API Reference',
    position: 'left',
    type: 'dropdown',
    items: [
      {label: 'Vehicle API', to: '/api/vehicle'},
      {label: 'Transportation & Cargo API', to: '/api/transport'},
      {label: 'Storage & Hook API', to: '/api/storage'},
      {label: 'Descriptor API', to: '/api/descriptor'},
    ],
  },
  {label: 'Console', href: hosts.console, target: '_self', position: 'right'},
  {type: 'docsVersionDropdown', docsPluginId: 'content', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
  {type: 'search', position: 'right'},
];
