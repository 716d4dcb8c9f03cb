"""Parts of an architect's model of a plant, for Blender 3.4."""
from .access import *  # noqa: F401,F403
from .beams import *  # noqa: F401,F403
from .core import add, at, build, light, reset  # noqa: F401
from .electrical import *  # noqa: F401,F403
from .machines import *  # noqa: F401,F403
from .piping import *  # noqa: F401,F403
from .shapes import *  # noqa: F401,F403
from .stage import close, plan, shot  # noqa: F401
from .structure import *  # noqa: F401,F403
from .vehicles import *  # noqa: F401,F403
from .vessels import *  # noqa: F401,F403
