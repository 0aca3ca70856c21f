// React attaches its handlers at once, and renders in the tasks that it posts to itself.
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this.dataset?.island?.endsWith("#ImageSlider")) window.handlersAttached = true;
    return add.call(this, type, ...rest);
  };
  const { postMessage: post } = MessagePort.prototype;
  const held = [];
  MessagePort.prototype.postMessage = function (...message) {
    held.push(() => post.apply(this, message));
  };
  window.hydrate = () => {
    MessagePort.prototype.postMessage = post;
    held.forEach((send) => send());
  };
