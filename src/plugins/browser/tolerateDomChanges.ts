import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Translators put `<font>` in place of texts, and blockers take elements away. When React then
 * removes a node that is not where it was, the browser throws and the whole page crashes:
 * https://github.com/facebook/react/issues/11538. Removing a node that is gone does nothing; a node
 * to be inserted before it goes to the end.
 */
function tolerateDomChanges(): void {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function removeIfHere<T extends Node>(child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function insertBeforeIfHere<T extends Node>(
    node: T,
    reference: Node | null,
  ): T {
    return insertBefore.call(this, node, reference?.parentNode === this ? reference : null) as T;
  };
}

if (ExecutionEnvironment.canUseDOM) tolerateDomChanges();
