import {apiCount, ApiCount} from './apiIds';
import {checkProduct} from './checkProduct';
import {packages, toDependency, toPackageArgument, toPackageArguments} from './packages';
import {hosts, names, product} from './product';
import {settings} from './settings';

checkProduct();

/**
 * Values of `%%token%%`s in documents, specifications, samples and library comments.
 * Facts of the documented product (limits, plans) are rendered by components, not by tokens.
 */
export const tokens: Readonly<Record<string, string>> = {
  apiCount,
  ApiCount,
  product: product.slug,
  Product: product.name,
  'python.distribution': names.pythonDistribution,
  'python.module': names.pythonModule,
  'env.apiKey': names.apiKeyVariable,
  'env.apiUrl': names.apiUrlVariable,
  'host.portal': hosts.portal,
  'host.api': hosts.api,
  'host.apiEu': hosts.apiEu,
  'host.apiUs': hosts.apiUs,
  'host.console': hosts.console,
  'host.registry': hosts.registry,
  'host.license': hosts.license,
  'host.sandbox': hosts.sandbox,
  ...Object.fromEntries(
    Object.entries(packages).flatMap(([id, one]) => [
      [`name.${id}`, one.name],
      [`package.${id}`, toPackageArgument(one, settings)],
      [`arguments.${id}`, toPackageArguments(one, settings)],
      [`dependency.${id}`, toDependency(one, settings)],
    ]),
  ),
};
