(function (root) {
  var read = function (area, key) {
    try {
      return window[area].getItem(key);
    } catch (error) {
      return null;
    }
  };
  var note = function (key, text) {
    try {
      sessionStorage.setItem(key, text);
    } catch (error) {}
  };
  // The same shape that the scripts demand: half a session would leave a guarded page blank.
  var signedIn = /^[\w-]+\.[\w-]+\.[\w-]+$/.test(read('localStorage', 'token')) && !!read('localStorage', '_id');
  root.dataset.session = signedIn ? 'in' : 'out';
  if (!signedIn && root.dataset.guard) {
    note('shagun:return-to:v1', root.dataset.guard + ' ' + location.pathname + location.search);
    note('shagun:flash:v1', JSON.stringify({ text: 'Please sign in to open that page.', kind: 'note' }));
    location.replace(root.dataset.guard);
  }
  // A press that comes before the script of its control: the control shows that it waits, and the script makes it again.
  addEventListener(
    'click',
    function (event) {
      var control = event.target.closest('[data-open-dialog],drop-down [aria-expanded]');
      if (control) control.ariaBusy = true;
    },
    true,
  );
  if (
    location.pathname === '/' &&
    !read('sessionStorage', 'shagun:greeted:v1') &&
    !(navigator.connection && navigator.connection.saveData)
  ) {
    note('shagun:greeted:v1', '1');
    root.dataset.greet = '';
    ['pointerdown', 'keydown'].forEach(function (kind) {
      addEventListener(
        kind,
        function () {
          delete root.dataset.greet;
        },
        { once: true },
      );
    });
  }
})(document.documentElement);
